import { inLanguages } from './language'
/** Texts of the widgets of single field kinds. */
export const rangeTexts = inLanguages('rangeTexts', {
  empty: 'Not answered',
  emptyRequired: 'Not answered, a response is required',
})

/** How a day or a time is written by hand, and the calendars that write it. */
export const momentTexts = inLanguages('momentTexts', {
  time: 'h:mm AM',
  dateTime: 'dd/mm/yyyy h:mm AM',
  dateRange: 'dd/mm/yyyy - dd/mm/yyyy',
  chooseRange: 'Choose two dates',
  rangeHint: 'Choose the first day, then the last.',
  firstDay: 'First day',
  lastDay: 'Last day',
})

/** The segments of a day or a time. */
export const momentPartTexts = inLanguages('momentPartTexts', {
  blank: { date: 'dd/mm/yyyy', time: '––:–– ––' },
  clear: (label: string) => `Clear ${label}`,
})
