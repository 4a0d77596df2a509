import { adminPageTitles } from './adminPageTitles'
import { counted } from './language'

/** The page of the questions that a client keeps to ask again. */
export const questionLibraryTexts = {
  title: adminPageTitles.questionLibrary,
  note: 'Questions, and groups of them, that you ask again and again. Any of a vacancy can be kept here, where the vacancy is written.',
  search: 'Search',
  count: (n: number) => counted(n, '1 question', `${n} questions`),
  countWithGroups: (groups: number, n: number) =>
    [
      counted(groups, '1 group', `${groups} groups`),
      ...(n > 0 ? [counted(n, '1 question', `${n} questions`)] : []),
    ].join(', '),
  empty: 'Nothing is kept yet',
  emptyText: 'Write questions in a vacancy, and keep one of them or a whole group by the button beside it.',
  nothing: 'Nothing kept has these words',
  nothingText: 'Try fewer or other words.',
  failed: 'The library could not be loaded',
  failedText: 'Nothing is lost. Please try again in a moment.',
  tryAgain: 'Try again',
  toVacancies: 'Vacancies',
  required: 'Must be answered',
  notUsed: 'Not used yet',
  usedIn: 'Used in',
  unnamed: 'A vacancy without a title',
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  editNote: (n: number) =>
    n === 0
      ? 'No vacancy uses it yet.'
      : `It changes in what is drafted of ${counted(n, '1 vacancy', `${n} vacancies`)}. Visitors see it there once that is published.`,
  save: 'Save',
  changed: 'The question is changed',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete this question?',
  removeText: (n: number) =>
    n === 0
      ? 'No vacancy uses it.'
      : counted(
          n,
          '1 vacancy uses it, and keeps its own copy:',
          `${n} vacancies use it, and keep their own copies:`,
        ),
  removed: 'The question is deleted',
  lookInside: 'Look inside',
  heading: (name: string) => `Heading: ${name}`,
  rows: 'In rows',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  groupName: 'Name in the library',
  renameNote: 'The heading that applicants read stays as it is, here and in vacancies.',
  renamed: 'The group is renamed',
  removeGroupTitle: 'Delete this group?',
  removeGroupText: (n: number) =>
    n === 0
      ? 'No vacancy uses it. Questions of it that are kept by themselves stay.'
      : counted(
          n,
          '1 vacancy uses it, and keeps its own copy of all its questions:',
          `${n} vacancies use it, and keep their own copies of all its questions:`,
        ),
  removedGroup: 'The group is deleted',
  tooManyGroups: (most: number) => `The library keeps at most ${most} groups. Delete one that nobody needs.`,
  cancel: 'Cancel',
  wrong: 'That did not work. Please try again in a moment.',
} as const
