/** One of Word's bulleted paragraphs: a bullet, wrapped in spans, before anything that is read. */
const bulleted =
  '<p(?: [^>]*)?>(?:\\s|<span[^>]*>)*(?:[·•▪§\uf0b7]|o(?=[\\s<]*\u00a0))(?:(?!</?p[ >])[^])*</p>\\s*'
const runs = new RegExp(`(?:${bulleted})+`, 'g')
const before = /^<p(?: [^>]*)?>((?:\s|<span[^>]*>)*)[·•▪§\uf0b7o]((?:\s|<\/?span[^>]*>)*)/

/** Word writes lists as paragraphs that begin with a bullet and some blanks: as lists they are read out and indented. */
export function listsOfBullets(html: string): string {
  return html.replace(runs, (run) => `<ul>${run.split('</p>').map(asItem).join('')}</ul>`)
}

function asItem(paragraph: string): string {
  const text = paragraph.trim()
  if (text === '') return ''
  return `${text.replace(before, (_whole, open: string, blanks: string) => `<li>${open}${blanks.replace(/\s/g, '')}`)}</li>`
}
