/** Phrases that texts on screen and documents do not use, with the plain words to use instead. */
export const phrases = [
  [/\bwhat stands\b/i, 'name the thing'],
  [/\bstands? (?:in|at|on|for it)\b/i, 'is in, is at, is on'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/\bwhatever they\b/i, 'name the thing'],
  [/\bnobody(?:['’]s)?\b/i, 'no one'],
  [/\bsomebody\b/i, 'someone'],
  [/\b(?:is |are )?told of\b/i, 'is notified of'],
  [/\btak(?:e|en|es) up\b/i, 'hydrate, start'],
  [/\bof (?:its|their|your) own\b/i, 'separate, custom'],
  [/\bby itself\b/i, 'automatically'],
  [/\banew\b/i, 'again'],
  [/\bthe words\b/i, 'the text, the message'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\ba little work\b/i, 'proof of work'],
  [/\bleavings\b/i, 'form abandonment'],
  [/\blacking\b/i, 'missing'],
  [/\bjudged?\b/i, 'check, validate'],
  [/\bcan not\b/i, 'cannot'],
  [/\bbesides,/i, 'also'],
  [/\balone\.(?:\s|$)/i, 'only'],
]

/**
 * Returns a problem for each use of one of the phrases.
 *
 * @param {{ file: string, text: string }[]} files documents, or TypeScript modules whose property names do not count
 * @returns {string[]} 'file:line: …'
 */
export function lintLanguage(files) {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const lineText = file.endsWith('.ts') ? line.replace(/^\s*(?:['"][^'"]*['"]|\w+):/, '') : line
      return phrases.flatMap(([pattern, replacement]) => {
        const match = pattern.exec(lineText)
        return match ? [`${file}:${index + 1}: “${match[0].trim()}”: say ${replacement}`] : []
      })
    }),
  )
}
