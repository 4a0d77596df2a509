/** The picture of an Expression of Interest, where it is written. */
export const vacancyPictureTexts = {
  title: 'Picture',
  note: 'Shown above it, and with the invitation to Expressions of Interest on your site. Without one, your own image for them is shown there.',
  choose: 'Choose a picture',
  another: 'Choose another',
  adding: 'Adding…',
  remove: 'Take it away',
  added: 'The picture is added',
  removed: 'The picture is taken away',
  isDecorative: 'It is there for its looks alone',
  alt: 'What it shows',
  altNote: 'Read out to those who don’t see it.',
  unread: 'This file is no picture that can be read. Choose a JPEG, PNG, WebP or GIF.',
  failed: 'The picture could not be added. Please try again in a moment.',
} as const
