import {
  addressShape,
  createNonEmptyTextShape,
  imageNameShape,
  targetShape,
} from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

const picture = {
  ...imageNameShape,
  title: 'Picture',
  description: "A file of the client's folder.",
} as const
const alt = createNonEmptyTextShape('Description', 'Describes the image for people who cannot see it.', 250)
const title = createNonEmptyTextShape('Title', 'Shown above the content.', 120)

/** The properties of a hero block. As the first block of a page, it is the page's heading as well. */
export const heroProperties = {
  title: createNonEmptyTextShape('Title', 'The heading of the block.', 90),
  text: createNonEmptyTextShape('Text', 'One or two sentences below the title.', 300),
  name: { ...picture, description: 'The background; without a picture, the background is a colour.' },
  ground: {
    title: 'Colour',
    description: 'The colour behind the text, with or without a picture.',
    enum: ['deep', 'soft'],
    default: 'deep',
  },
  buttons: {
    title: 'Buttons',
    description: 'The first button is the main action.',
    type: 'array',
    maxItems: 2,
    items: {
      title: 'Button',
      type: 'object',
      additionalProperties: false,
      required: ['label', 'url'],
      properties: {
        label: createNonEmptyTextShape('Label', 'The text of the button.', 40),
        url: addressShape,
        target: targetShape,
      },
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
    description: 'A large opening section: text on a picture or a colour, and up to two buttons.',
    properties: heroProperties,
    required: ['title'],
  },
  people: {
    title: 'People',
    description: 'Team members with names, roles and portraits.',
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
            name: { ...createNonEmptyTextShape('Name', 'The name of the person.', 80), format: 'name' },
            role: createNonEmptyTextShape('Role', 'What they do.', 120),
            text: { ...createNonEmptyTextShape('Text', 'A sentence or two.', 400), format: 'lines' },
            picture: {
              ...picture,
              title: 'Portrait',
              description: 'Without a portrait, the initials are shown.',
            },
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
          properties: {
            name: picture,
            alt,
            caption: createNonEmptyTextShape('Caption', 'Shown below the image.', 160),
          },
        },
      },
    },
    required: ['pictures'],
  },
  video: {
    title: 'Video',
    description:
      'A preview picture that links to a video on YouTube or Vimeo. No content of the video site is embedded.',
    properties: {
      title: createNonEmptyTextShape('Title', 'The title of the video.', 120),
      url: {
        ...addressShape,
        description: 'The address of the video on YouTube or Vimeo.',
        pattern:
          '^https://((www\\.)?(youtube\\.com|youtube-nocookie\\.com|vimeo\\.com)|youtu\\.be|player\\.vimeo\\.com)/\\S+$',
        patternErrorMessage: 'must be the https address of a video at YouTube or Vimeo.',
        examples: ['https://vimeo.com/76979871'],
      },
      name: {
        ...picture,
        title: 'Preview picture',
        description: 'Without a preview picture, a placeholder is shown.',
      },
      length: {
        ...createNonEmptyTextShape('Length', 'The length of the video, such as 2:40.', 12),
        format: 'name',
      },
      text: createNonEmptyTextShape(
        'Text',
        'Describes what the video shows and says, for people who do not watch it.',
        600,
      ),
    },
    required: ['title', 'url'],
  },
  map: {
    title: 'Map',
    description: 'A location: a picture of the map, the address, and a link to a map service.',
    properties: {
      title,
      name: { ...picture, description: 'A picture of the map.' },
      alt,
      address: { ...createNonEmptyTextShape('Postal address', 'As on an envelope.', 300), format: 'lines' },
      url: { ...addressShape, description: 'The location at a map service, or a page with directions.' },
      label: createNonEmptyTextShape('Link', 'The text of the link.', 60),
    },
    required: ['name', 'alt', 'url'],
  },
} as const satisfies Record<string, BlockDeclaration>
