/**
 * `npm run vectors`: judges the file check by real files, which it fetches; `--mirrors FOLDER` names
 * clones to use instead.
 */
import { parseArgs } from 'node:util';
import { judgeFileCheck } from './file-check.ts';

const { values } = parseArgs({ options: { mirrors: { type: 'string' } } });
process.exit((await judgeFileCheck(values.mirrors)) ? 0 : 1);
