import { address, imageName, requiredText, target } from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

const picture = { ...imageName, title: 'Picture', description: "A file of the client's folder." } as const
const alt = requiredText('Description', 'What it shows, for those who can not see it.', 250)
const title = requiredText('Title', 'Stands above it.', 120)

/** The properties of a hero block. As the first block of a page, it is the page's heading as well. */
export const heroProperties = {
  title: requiredText('Title', 'The large line.', 90),
  text: requiredText('Text', 'One or two sentences under it.', 300),
  name: { ...picture, description: 'Fills the ground; without one the ground is a colour.' },
  ground: {
    title: 'Colour',
    description: 'Below the text, with or without a picture.',
    enum: ['deep', 'soft'],
    default: 'deep',
  },
  buttons: {
    title: 'Buttons',
    description: 'The first is the main one.',
    type: 'array',
    maxItems: 2,
    items: {
      title: 'Button',
      type: 'object',
      additionalProperties: false,
      required: ['label', 'url'],
      properties: { label: requiredText('Label', 'Its text.', 40), url: address, target },
    },
  },
} as const

/**
 * Blocks based on pictures. Blocks about external content only link to it, so that no third-party content is
 * embedded.
 */
export const pictureBlocks = {
  hero: {
    title: 'Hero',
    description: 'A large beginning: words on a picture or on a colour, and up to two buttons.',
    properties: heroProperties,
    required: ['title'],
  },
  people: {
    title: 'People',
    description: 'Who works here: names, what they do, and their portraits.',
    properties: {
      title,
      people: {
        title: 'People',
        type: 'array',
        minItems: 1,
        maxItems: 24,
        items: {
          title: 'Person',
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { ...requiredText('Name', 'Who it is.', 80), format: 'name' },
            role: requiredText('Role', 'What they do.', 120),
            text: { ...requiredText('Text', 'A sentence or two.', 400), format: 'lines' },
            picture: { ...picture, title: 'Portrait', description: 'Without one the initials stand there.' },
          },
        },
      },
    },
    required: ['people'],
  },
  gallery: {
    title: 'Picture gallery',
    description: 'Several pictures side by side.',
    properties: {
      title,
      pictures: {
        title: 'Pictures',
        type: 'array',
        minItems: 2,
        maxItems: 24,
        items: {
          title: 'Picture',
          type: 'object',
          additionalProperties: false,
          required: ['name', 'alt'],
          properties: { name: picture, alt, caption: requiredText('Caption', 'Stands under it.', 160) },
        },
      },
    },
    required: ['pictures'],
  },
  video: {
    title: 'Video',
    description:
      'A still that leads to a video at YouTube or Vimeo. Nothing of theirs is loaded before the press.',
    properties: {
      title: requiredText('Title', 'What the video is called.', 120),
      url: {
        ...address,
        description: 'Where the video is, at YouTube or Vimeo.',
        pattern:
          '^https://((www\\.)?(youtube\\.com|youtube-nocookie\\.com|vimeo\\.com)|youtu\\.be|player\\.vimeo\\.com)/\\S+$',
        patternErrorMessage: 'must be the https address of a video at YouTube or Vimeo.',
        examples: ['https://vimeo.com/76979871'],
      },
      name: { ...picture, title: 'Still', description: 'A picture of the video; without one it is drawn.' },
      length: { ...requiredText('Length', 'How long it takes, such as 2:40.', 12), format: 'name' },
      text: requiredText('Text', 'What is seen and said in it, for those who do not watch it.', 600),
    },
    required: ['title', 'url'],
  },
  map: {
    title: 'Map',
    description: 'Where to find a place: a picture of the map, the address, and a link to a map service.',
    properties: {
      title,
      name: { ...picture, description: 'A picture of the map.' },
      alt,
      address: { ...requiredText('Postal address', 'As on an envelope.', 300), format: 'lines' },
      url: { ...address, description: 'The place at a map service, or a page that says how to come.' },
      label: requiredText('Link', 'The text of the link.', 60),
    },
    required: ['name', 'alt', 'url'],
  },
} as const satisfies Record<string, BlockDeclaration>
