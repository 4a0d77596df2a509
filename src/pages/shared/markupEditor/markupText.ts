const mark = /^\s*(#{2,3} |- |\d+\. )/

/** Paragraphs as one text to be edited: a blank line between them, none between the items of a list. */
export function markupToText(paragraphs: readonly string[]): string {
  return paragraphs.reduce((text, paragraph, at) => {
    if (at === 0) return paragraph
    const isGoingOn = isItem(paragraph) && isItem(paragraphs[at - 1] ?? '')
    return `${text}${isGoingOn ? '\n' : '\n\n'}${paragraph}`
  }, '')
}

/** The paragraphs of a text: blank lines end them, and each heading and each item of a list is one of its own. */
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
