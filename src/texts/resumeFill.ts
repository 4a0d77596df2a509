import { counted, inLanguages } from './language'
/** Filling a form in from a résumé. */
export const resumeFillTexts = inLanguages('resumeFillTexts', {
  choose: 'Fill in from a resume',
  chosen: 'Fill in from the one chosen below',
  note: 'It is read on your device. Nothing is sent until you send your application.',
  reading: (file: string) => `Reading ${file}…`,
  filled: (count: number) =>
    counted(
      count,
      'One answer was filled in from your resume. Please check it.',
      `${count} answers were filled in from your resume. Please check them.`,
    ),
  nothing: 'Nothing was found in your resume that is still to be answered here.',
  title: 'From your resume: please check',
  remark: 'From your resume: please check.',
  confirm: 'It is right',
  confirmOf: (label: string) => `It is right: ${label}`,
  confirmAll: 'All are right',
  takeBack: 'Take all back',
  tookBack: 'What came from your resume was taken back.',
  checked: 'Thank you: all of it is checked.',
  notFound: (labels: string) => `Not found in it: ${labels}.`,
  problems: {
    noText: 'We could not read text in it: it may be a picture of a page.',
    encrypted: 'It is locked by a password, so it could not be read.',
    damaged: 'It could not be read: the file seems to be damaged.',
    tooLarge: 'It is too large to be read.',
    unknownKind: 'It is of a kind that can not be read here: PDF, DOCX, ODT, RTF and plain text can.',
    tookTooLong: 'Reading it took too long, so it was stopped.',
    unable: 'This browser can not read it.',
    busy: 'Our server has much to do just now: please try again later.',
    notThere: 'Our server could not be asked.',
  },
  there: 'Have our server read it',
  thereNote: 'Your file is sent there to be read. Nothing of it is kept.',
  byHand: 'You can fill in the form yourself; your file can still be sent with it.',
})
