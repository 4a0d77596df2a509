const id = 'react-aria-pressable-style'

/**
 * Creates an element with the id of react-aria's style element, so that react-aria does not add its own. The content
 * security policy would block that element; our CSS contains its rule.
 */
export function preventPressableStyle(): void {
  if (document.getElementById(id)) return
  const placeholder = document.createElement('meta')
  placeholder.id = id
  // HTML requires both attributes of a meta element.
  placeholder.name = id
  placeholder.content = ''
  document.head.append(placeholder)
}
