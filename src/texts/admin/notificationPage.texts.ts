/** The page that a notice's link leads to. */
export const notificationPageTexts = {
  titles: {
    unknown: 'This link leads to nothing',
    left: 'No more notices come',
    unconfirmed: 'Notices of applications?',
    standing: 'Notices of applications',
  },
  notes: {
    unknown: 'The notices were ended already, were not confirmed in time, or the link was not copied whole.',
    left: 'Your address is erased here. In the Settings you can choose notices again.',
    unconfirmed: 'Press the button, and they come to this address. Without it nothing is sent.',
    standing: 'They come to this address until you end them.',
  },
  rhythms: {
    each: 'One for each new application; of many within an hour a summary.',
    daily: 'A summary each morning: new, due and overdue applications.',
  },
  confirm: 'Yes, send them here',
  done: 'Confirmed. You hear when something comes in.',
  leave: 'No more notices',
} as const
