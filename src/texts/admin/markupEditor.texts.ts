import { selectWordForm } from '../language/language'

/** Texts of the editor for formatted text. */
export const markupEditorTexts = {
  toolbar: (field: string) => `Formatting for ${field}`,
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  link: 'Link (Ctrl+K)',
  heading: 'Heading',
  subheading: 'Smaller heading',
  list: 'List',
  numbers: 'Numbered list',
  linkTo: 'Link to',
  linkText: 'Link text',
  linkPage: 'A page of this site',
  otherAddress: 'Another address',
  linkAddress: 'Address',
  linkAddressHint: 'Starts with https://, mailto:, tel: or /.',
  invalidAddress: 'Enter an address that starts with https://, mailto:, tel: or /.',
  missingLinkText: 'Enter the link text.',
  addLink: 'Add link',
  changeLink: 'Change link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
  pastedCount: (paragraphs: number) =>
    `Pasted as ${paragraphs} ${selectWordForm(paragraphs, 'paragraph', 'paragraphs')}.`,
  tooLong: 'Too long to paste: the limit is 200 paragraphs or 100,000 characters. Paste smaller parts.',
  tooLarge: 'Too large to paste: the limit is 2 MB. Paste smaller parts.',
} as const
