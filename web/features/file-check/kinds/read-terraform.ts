import { Language, type Node, Parser, type Range } from 'web-tree-sitter';

/** tree-sitter and its grammar of Terraform, as WebAssembly. */
export interface TerraformPrograms {
  readonly runtime: ArrayBuffer;
  readonly grammar: ArrayBuffer;
}

/** A block or an object. */
export interface Block {
  /** `resource`, `ingress`; of an object the name it is given to, of a dynamic block its label. */
  readonly type: string;
  readonly labels: readonly string[];
  readonly node: Node;
  /** Undefined for the body of the file. */
  readonly parent: Block | undefined;
  readonly values: Map<string, Node>;
}

export interface TerraformFile {
  readonly text: string;
  readonly root: Node;
  /** In the order of the file, with the objects of JSON in heredocs after them. */
  readonly blocks: readonly Block[];
  /** Arguments whose block has them already. */
  readonly repeated: readonly Node[];
}

/** The slowest of our examples of 200 kB takes a sixth of this. The rules take as long again. */
const PATIENCE_MS = 1200;

/** Numbers such as 1e5, which the grammar does not know. */
const EXPONENT = /(?<![\w.-])\d+[eE][+-]?\d+(?![\w.-])/g;
/** Space that Terraform refuses outside of strings, and the grammar takes. */
const OTHER_SPACE = /[^\S \t\r\n\uFEFF]/g;

/** @throws if the browser refuses the programs. */
export async function loadTerraformParser(programs: TerraformPrograms): Promise<Parser> {
  await Parser.init({ wasmBinary: programs.runtime });
  return new Parser().setLanguage(await Language.load(new Uint8Array(programs.grammar)));
}

/** @returns undefined if it takes too long. */
export function readTerraform(parser: Parser, text: string): TerraformFile | undefined {
  const endsAt = performance.now() + PATIENCE_MS;
  const readable = text
    .replaceAll(EXPONENT, (number) => '0'.repeat(number.length))
    .replaceAll(OTHER_SPACE, '\uFFFD');
  const parse = (includedRanges?: Range[]) => {
    const progressCallback = () => performance.now() > endsAt;
    const tree = parser.parse(readable, null, {
      progressCallback,
      ...(includedRanges && { includedRanges }),
    });
    if (!tree) parser.reset();
    return tree?.rootNode;
  };
  const root = parse();
  if (!root) return undefined;
  const { heredocs, ...file } = collect(root);
  // JSON is also an object of Terraform.
  const inHeredocs = heredocs.flatMap((heredoc) => {
    const json = parse([rangeWithin(heredoc)]);
    return json ? collect(json).blocks : [];
  });
  return { text, root, ...file, blocks: [...file.blocks, ...inHeredocs] };
}

interface Place {
  readonly node: Node;
  readonly parent: Block;
  /** Of the argument that the node is the value of. */
  readonly name: string;
}

/** Walks the tree without recursion, since input may be nested without limit. */
function collect(root: Node) {
  const blocks: Block[] = [];
  const repeated: Node[] = [];
  const heredocs: Node[] = [];
  const body: Block = { type: '', labels: [], node: root, parent: undefined, values: new Map() };
  const todo: Place[] = [{ node: root, parent: body, name: '' }];
  for (let place = todo.pop(); place; place = todo.pop()) {
    const { node } = place;
    let { parent, name } = place;
    if (node.type === 'block' || node.type === 'object') {
      parent = readBlock(place);
      blocks.push(parent);
    } else if (node.type === 'attribute' || node.type === 'object_elem') {
      const [key, value] = node.namedChildren.filter(({ isExtra }) => !isExtra);
      name = key?.text.replaceAll('"', '') ?? '';
      if (node.type === 'attribute' && parent.values.has(name)) repeated.push(node);
      if (value) parent.values.set(name, value);
    } else if (node.type === 'heredoc_template' && startsWithObject(node)) {
      heredocs.push(node);
    }
    for (const child of node.namedChildren.toReversed()) todo.push({ node: child, parent, name });
  }
  return { blocks, repeated, heredocs };
}

function readBlock({ node, parent, name }: Place): Block {
  const values = new Map<string, Node>();
  if (node.type === 'object') return { type: name, labels: [], node, parent, values };
  const [type = '', ...labels] = node.namedChildren
    .filter((child) => child.type === 'identifier' || child.type === 'string_lit')
    .map(({ text }) => text.replaceAll('"', ''));
  if (type === 'content' && parent.type === 'dynamic') {
    return { type: parent.labels[0] ?? type, labels, node, parent: parent.parent, values };
  }
  return { type, labels, node, parent, values };
}

const startsWithObject = (heredoc: Node) => heredoc.namedChild(2)?.text.startsWith('{');

function rangeWithin(heredoc: Node): Range {
  const { endIndex: startIndex, endPosition: startPosition } = heredoc.namedChild(1) ?? heredoc;
  const { startIndex: endIndex, startPosition: endPosition } = heredoc.lastNamedChild ?? heredoc;
  return { startIndex, startPosition, endIndex, endPosition };
}

/** The resource type, or the block type and labels of any other block. */
export function addressOf({ type, labels }: Block): string {
  return type === 'resource' ? (labels[0] ?? '') : [type, ...labels].join(' ');
}
