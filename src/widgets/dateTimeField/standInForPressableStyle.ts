const id = 'react-aria-pressable-style'

/** react-aria adds a style element of this id where there is none; our content policy refuses it, and our CSS has the rule. */
export function standInForPressableStyle(): void {
  if (document.getElementById(id)) return
  const mark = document.createElement('meta')
  mark.id = id
  document.head.append(mark)
}
