import { adminPageTitles } from './adminPageTitles.texts'

/** Roles by name. */
export const roleNames = {
  owner: 'Owner',
  editor: 'Editor',
  reviewer: 'Reviewer',
} as const

/** Description of each role. */
export const roleNotes = {
  owner: 'Everything, people and connections included',
  editor: 'The site and its vacancies',
  reviewer: 'Submitted applications',
} as const

/** Texts of the page where an owner manages the people of the account. */
export const peopleTexts = {
  title: adminPageTitles.people,
  failed: 'Couldn’t load the people of this account',
  currentUser: 'You',
  accountLogin: 'Account login',
  lastSeen: (dateTime: string) => `Last seen ${dateTime}`,
  notSeenRecently: 'Not seen recently',
  twoFactorOn: 'Two-factor on',
  twoFactorOff: 'Password only',
  invite: 'Invite someone',
  inviteTitle: 'Invite someone',
  email: 'Email address',
  emailNote: 'They sign in with it. You get a link to share; it is also emailed if this site sends email.',
  role: 'Role',
  makeInvitation: 'Send invitation',
  emailTaken: 'Someone with this email address already has access.',
  invitations: 'Pending invitations',
  invitedBy: (role: string, by: string) => `${role}, invited by ${by}`,
  linkExpiry: (dateTime: string) => `The link works until ${dateTime}`,
  linkExpired: 'The link has expired',
  withdraw: 'Withdraw',
  withdrawInvitation: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'Invitation withdrawn. Its link no longer works.',
  changeRole: 'Change role',
  changePersonRole: (name: string) => `Change role of ${name}`,
  changed: 'Role changed. It applies immediately.',
  remove: 'Remove',
  removePerson: (name: string) => `Remove ${name}`,
  removeText:
    'They are signed out everywhere and can no longer sign in to this account. Their activity is kept.',
  removed: (name: string) => `${name} has been removed.`,
  passwordLink: 'New password',
  createPasswordLink: (name: string) => `New password for ${name}`,
  passwordLinkText:
    'You get a link to share, which lets them set a new password. It works once, for an hour. Two-factor authentication doesn’t change.',
  createLink: 'Create link',
  linkTitle: 'Share this link',
  linkInvitation: (email: string, until: string) =>
    `It lets ${email} join the account. It works once, until ${until}, and is shown only now.`,
  emailedTo: (email: string) => `We also emailed it to ${email}.`,
  linkPassword: (name: string, until: string) =>
    `It lets ${name} set a new password. It works once, until ${until}, and is shown only now.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link has been copied.',
  notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
  close: 'Done',
  actionFailed: 'That didn’t work. Try again in a moment.',
} as const

/** Texts of the page behind an invitation or password link. */
export const joinTexts = {
  title: 'Welcome',
  invited: (company: string, role: string) =>
    `${company} invited you to its careers site. Your role: ${role}.`,
  newPassword: (company: string) => `Set a new password for your sign-in at ${company}.`,
  signInAs: (username: string) => `You sign in as ${username}.`,
  join: 'Join',
  setPassword: 'Set password',
  name: 'Your name',
  password: 'Password',
  unknownTitle: 'This link does not work',
  unknownText:
    'It may be incomplete, withdrawn, or for another site. Ask the person who sent it for a new one.',
  usedTitle: 'This link has been used',
  usedText:
    'It works only once. If you used it, log in. Otherwise ask an owner of the account for a new one.',
  expiredTitle: 'This link has expired',
  expiredText: 'Ask an owner of the account for a new one.',
  failed: 'Couldn’t check this link',
  failedText: 'Try again in a moment.',
  tryAgain: 'Try again',
  openLogin: 'Go to Login',
  done: 'Your password is set. Please log in.',
} as const

/** Texts shown in place of a page to which the user's role gives no access. */
export const accessRefusedTexts = {
  title: 'You don’t have access to this page',
  text: (role: keyof typeof roleNames) =>
    `You are ${role === 'reviewer' ? 'a' : 'an'} ${role} in this account: ${roleNotes[role].toLowerCase()}. An owner of the account can change that.`,
  openOwnPages: 'Go to my pages',
} as const
