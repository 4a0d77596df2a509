const id = 'react-aria-pressable-style'

/**
 * Creates an element with the id of react-aria's style element, so that react-aria does not add its own. The content
 * security policy would block that element; our CSS contains its rule.
 */
export function standInForPressableStyle(): void {
  if (document.getElementById(id)) return
  const mark = document.createElement('meta')
  mark.id = id
  // HTML requires both.
  mark.name = id
  mark.content = ''
  document.head.append(mark)
}
