const mark = /^\s*(#{2,3} |- |\d+\. )/

/** Splits a text into paragraphs at blank lines; each heading and each list item is a separate paragraph. */
export function textToMarkup(text: string): string[] {
  const paragraphs: string[] = []
  let open: string[] = []
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join('\n'))
    open = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') close()
    else if (mark.test(line)) {
      close()
      paragraphs.push(line.trim())
    } else open.push(line.trimEnd())
  }
  close()
  return paragraphs
}
