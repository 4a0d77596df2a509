import { adminPageTitles } from './adminPageTitles'
import { counted } from './language'

/** The page of the questions that a client keeps to ask again. */
export const questionLibraryTexts = {
  title: adminPageTitles.questionLibrary,
  note: 'Questions that you ask again and again. Any question of a vacancy can be kept here, where the vacancy is written.',
  search: 'Search',
  count: (n: number) => counted(n, '1 question', `${n} questions`),
  empty: 'Nothing is kept yet',
  emptyText: 'Write a question in a vacancy, and keep it in the library by the button beside it.',
  nothing: 'No question has these words',
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
  cancel: 'Cancel',
  wrong: 'That did not work. Please try again in a moment.',
} as const
