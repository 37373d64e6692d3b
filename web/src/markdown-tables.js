import { lexer } from 'marked';

/** The tables of a page with the headings above them: `{ title, header, rows }` of plain texts. */
export function tablesOf(text) {
  const tables = [];
  let title = '';
  for (const token of lexer(text)) {
    if (token.type === 'heading') title = token.text;
    if (token.type === 'table') tables.push({ title, header: token.header.map((cell) => cell.text), rows: token.rows.map((row) => row.map((cell) => cell.text)) });
  }
  return tables;
}
