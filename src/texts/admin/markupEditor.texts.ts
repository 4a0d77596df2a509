import { selectCount } from '../language/language'

/** Words of the editor of texts with a little markup. */
export const markupEditorTexts = {
  toolbar: (field: string) => `Formatting of ${field}`,
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  link: 'Link (Ctrl+K)',
  heading: 'Heading',
  subheading: 'Smaller heading',
  list: 'List',
  numbers: 'Numbered list',
  boldWords: 'bold words',
  italicWords: 'words in italics',
  preview: 'As visitors see it',
  nothingYet: 'Nothing is written yet.',
  linkTo: 'Leads to',
  linkWords: 'Words of the link',
  linkPage: 'A page of this site',
  elsewhere: 'Another address',
  linkAddress: 'Address',
  linkAddressHint: 'Begins with https://, mailto:, tel: or /.',
  badAddress: 'Write an address that begins with https://, mailto:, tel: or /.',
  noLinkWords: 'Write the words that lead there.',
  putLink: 'Set the link',
  cancel: 'Cancel',
  pasted: (paragraphs: number) =>
    `Pasted as ${paragraphs} ${selectCount(paragraphs, 'paragraph', 'paragraphs')} of plain markup.`,
  tooMuch:
    'That is more than 200 paragraphs, or 100,000 letters. Nothing was pasted; paste what belongs here in smaller parts.',
  tooLarge: 'That is more than 2 MB. Nothing was pasted; paste it in smaller parts.',
} as const
