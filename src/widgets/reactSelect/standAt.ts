import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/vacancy'

/** Moves on to the option of this place: the one that Enter chooses. */
export function standAt(list: SelectInstance<Option, false>, place: number): void {
  const option = (list.props.options as readonly Option[])[place]
  if (!option) return
  list.scrollToFocusedOptionOnUpdate = true
  list.setState({ focusedOption: option, focusedOptionId: list.getFocusedOptionId(option) })
}
