const mark = /^\s*(#{2,3} |- |\d+\. )/

/** Joins paragraphs into one editable text: a blank line between paragraphs, none between list items. */
export function markupToText(paragraphs: readonly string[]): string {
  return paragraphs.reduce((text, paragraph, at) => {
    if (at === 0) return paragraph
    const isGoingOn = isItem(paragraph) && isItem(paragraphs[at - 1] ?? '')
    return `${text}${isGoingOn ? '\n' : '\n\n'}${paragraph}`
  }, '')
}

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

const isItem = (paragraph: string) => /^\s*(- |\d+\. )/.test(paragraph)
