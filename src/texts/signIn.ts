/** Said over a page whose session has ended. */
export const signInTexts = {
  title: 'Your session has ended',
  text: 'Log in again to go on. What you have written here is still there.',
  leave: 'Leave',
} as const
