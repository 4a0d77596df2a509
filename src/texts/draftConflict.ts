/** Two people edit the draft of one site. */
export const draftConflictTexts = {
  title: 'Somebody else has changed this draft',
  who: (who: string | null, when: string | null) =>
    `${who ?? 'Somebody'} saved it${when === null ? '' : ` on ${when}`}, after you had opened it. Your changes are here and not saved yet.`,
  differences: 'What is different in theirs:',
  more: (n: number) => `and ${n} more`,
  nothingLost: 'Whichever you choose, Undo brings the other one back while this page stays open.',
  later: 'Decide later',
  takeTheirs: 'Go on with theirs',
  keepMine: 'Save mine over it',
} as const
