import { resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { normalizePath, type Plugin } from 'vite';
import type { Settings } from '../../web/content/settings.ts';

const ID = 'virtual:logo';

/** `virtual:logo` is the image of ONEGO_LOGO with its size; web/logo.d.ts declares it. */
export function logo({ logo: file }: Settings): Plugin {
  return {
    name: 'onego:logo',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (!file) return 'export default null;';
      const { width, height } = await imageSizeFromFile(file);
      const url = JSON.stringify(`${normalizePath(resolve(file))}?url`);
      return `import url from ${url};\nexport default { url, width: ${width}, height: ${height} };`;
    },
  };
}
