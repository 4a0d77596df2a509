/** Texts of the page behind the links in notification mail. */
export const notificationPageTexts = {
  titles: {
    unknown: 'This link doesn’t work',
    unsubscribed: 'You’re unsubscribed',
    unconfirmed: 'Turn on application notifications?',
    confirmed: 'Application notifications',
  },
  notes: {
    unknown: 'The notifications were turned off, were not confirmed in time, or the link is incomplete.',
    unsubscribed: 'Your address is erased here. You can turn notifications on again in the settings.',
    unconfirmed: 'Confirm to receive them at this address. Otherwise nothing is sent.',
    confirmed: 'Sent to this address until you unsubscribe.',
  },
  frequencies: {
    each: 'One for each new application, or a summary if many arrive within an hour.',
    daily: 'A summary each morning: new, due and overdue applications.',
  },
  confirm: 'Yes, send them here',
  done: 'Confirmed. We’ll email you when applications arrive.',
  leave: 'Unsubscribe',
} as const
