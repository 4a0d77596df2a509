import type { AriaLiveMessages, GroupBase } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { listTexts } from '../../texts/kinds'

/**
 * What react-select's live region says, in our words. The focused option is named by `aria-activedescendant`; only on
 * Apple's devices, which don't follow that, the region names it.
 */
export const liveMessages: AriaLiveMessages<Option, false, GroupBase<Option>> = {
  guidance: () => '',
  onChange: ({ action, label = '' }) => {
    if (action === 'clear') return listTexts.cleared
    return action === 'select-option' ? listTexts.chosen(label) : ''
  },
  onFocus: ({ context, isAppleDevice, label = '', options, focused }) =>
    context === 'menu' && isAppleDevice
      ? listTexts.place(label, options.indexOf(focused) + 1, options.length)
      : '',
  onFilter: ({ resultsMessage }) => resultsMessage,
}

export function resultCount({ count }: { count: number }): string {
  return listTexts.results(count)
}
