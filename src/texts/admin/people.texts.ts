import { adminPageTitles } from './adminPageTitles.texts'

/** Roles by name. */
export const roleNames = {
  owner: 'Owner',
  editor: 'Editor',
  reviewer: 'Reviewer',
} as const

/** What each role does. */
export const roleNotes = {
  owner: 'Everything, people and connections included',
  editor: 'The site and its vacancies',
  reviewer: 'Submitted applications',
} as const

/** The page where an owner says who is in the account. */
export const peopleTexts = {
  title: adminPageTitles.people,
  note: 'Who signs in to this account, and what each of them does. Everybody has a sign-in of their own.',
  failed: 'The people of this account could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  you: 'You',
  ofAccount: 'The account’s own sign-in',
  lastSeen: (moment: string) => `Last seen ${moment}`,
  notSeen: 'Not seen lately',
  codes: 'One-time codes on',
  noCodes: 'Password alone',
  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody',
  email: 'E-mail address',
  emailNote:
    'They sign in with it. You get a link to pass on, which is mailed as well where this site sends mail.',
  role: 'What they do',
  makeInvitation: 'Make an invitation',
  taken: 'Somebody with this e-mail address is in the account already.',
  invitations: 'Invited, not yet here',
  invitedAs: (role: string, by: string) => `${role}, invited by ${by}`,
  until: (moment: string) => `The link works until ${moment}`,
  over: 'The link is out of date',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'The invitation has been withdrawn: its link does not work any more.',
  changeRole: 'Change role',
  changeRoleOf: (name: string) => `Change role of ${name}`,
  changed: 'The role has been changed. It counts at once.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeText:
    'They are signed out everywhere at once, and cannot sign in to this account any more. What they did stays in the activity.',
  removed: (name: string) => `${name} has been removed.`,
  passwordLink: 'New password',
  passwordLinkOf: (name: string) => `New password for ${name}`,
  passwordLinkText:
    'You get a link to pass on, with which they set a new password. It works once, for an hour. One-time codes stay as they are.',
  makeLink: 'Make a link',
  linkTitle: 'Pass this link on',
  linkInvitation: (email: string, until: string) =>
    `With it ${email} joins the account. It works once, until ${until}, and is shown only now.`,
  mailed: (email: string) => `It is on its way to ${email} by mail.`,
  linkPassword: (name: string, until: string) =>
    `With it ${name} sets a new password. It works once, until ${until}, and is shown only now.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. Please mark it and copy it yourself.',
  close: 'Done',
  cancel: 'Cancel',
  wrong: 'That did not work. Please try again in a moment.',
} as const

/** The page that such a link leads to. */
export const joinTexts = {
  title: 'Welcome',
  invited: (company: string, role: string) => `${company} asks you to join its careers site as ${role}.`,
  newPassword: (company: string) => `Set a new password for your sign-in at ${company}.`,
  signInAs: (username: string) => `You sign in as ${username}.`,
  join: 'Join',
  setPassword: 'Set password',
  name: 'Your name',
  password: 'Password',
  unknown: 'This link does not work',
  unknownText:
    'It may have been cut off, withdrawn, or belong to another site. Ask whoever sent it for a new one.',
  used: 'This link has been used',
  usedText:
    'It lets somebody in once. If that was you, log in; else ask an owner of the account for a new one.',
  outdated: 'This link is out of date',
  outdatedText: 'Ask an owner of the account for a new one.',
  failed: 'The link could not be looked at',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  toLogin: 'Go to Login',
  done: 'Your password is set. Please log in.',
} as const

/** Shown in place of a page that the person's role does not include. */
export const refusedTexts = {
  title: 'Not part of your role',
  text: (role: keyof typeof roleNames) =>
    `You are ${role === 'reviewer' ? 'a' : 'an'} ${role} in this account: ${roleNotes[role].toLowerCase()}. An owner of the account can change that.`,
  toOwn: 'Go to what is yours',
} as const
