import { adminPageTitles } from './adminPageTitles'

/** What administrators did, and when. */
export const activityTexts = {
  title: adminPageTitles.activity,
  note: 'What was changed here, by whom and when. Nothing can be taken out of it.',
  noteAll: 'What was changed at all clients, by whom and when. Nothing can be taken out of it.',
  link: 'Activity',
  when: 'When',
  who: 'Who',
  what: 'What',
  client: 'Client',
  everyClient: 'All clients',
  nobody: 'The system',
  empty: 'Nothing has been changed yet',
  emptyText:
    'Changes of settings, accounts and form fields appear here, and applications that were resubmitted.',
  failed: 'The activity could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  showing: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  actions: {
    'settings changed': 'Settings changed',
    'form fields changed': 'Form fields changed',
    'account created': 'Account created',
    'account changed': 'Account changed',
    'account deleted': 'Account deleted',
    'account decommissioned': 'Account decommissioned',
    'account reinstated': 'Account reinstated',
    'password changed': 'Password changed',
    'application resubmitted': 'Application resubmitted',
  } as Record<string, string>,
  application: (id: string) => `Application ID ${id}`,
} as const
