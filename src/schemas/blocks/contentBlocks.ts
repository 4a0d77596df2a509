import { address, imageName, markup, paragraphs, requiredText, target } from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

/** General content blocks for clients' pages. They are declared here and rendered in `src/pages/blocks`. */
export const contentBlocks = {
  text: {
    title: 'Plain text',
    description: 'Plain words: a title, then paragraphs under headings.',
    properties: {
      title: requiredText('Title', 'Stands above all of it.', 120),
      sections: {
        title: 'Sections',
        description: 'Paragraphs, with or without a heading.',
        type: 'array',
        items: {
          title: 'Section',
          type: 'object',
          additionalProperties: false,
          required: ['paragraphs'],
          properties: { heading: requiredText('Heading', 'Stands above the paragraphs.', 120), paragraphs },
        },
      },
    },
    required: ['title', 'sections'],
  },
  heading: {
    title: 'Heading',
    description: 'A heading between other blocks.',
    properties: {
      text: requiredText('Text', 'The heading.', 120),
      level: {
        title: 'Level',
        description: '2 under the page, 3 under a heading of 2.',
        enum: [2, 3],
        default: 2,
      },
    },
    required: ['text'],
  },
  richText: {
    title: 'Text',
    description: 'Words with a little markup.',
    properties: { text: markup },
    required: ['text'],
  },
  image: {
    title: 'Image',
    description: "An image out of the client's folder.",
    properties: {
      name: { ...imageName, title: 'File', description: 'Its file name.' },
      alt: requiredText('Description', 'What it shows, for those who can not see it.', 250),
      caption: requiredText('Caption', 'Stands under it.', 250),
    },
    required: ['name', 'alt'],
  },
  newestJobs: {
    title: 'Newest jobs',
    description: 'The jobs that were advertised last, Expressions of Interest left out.',
    properties: {
      title: requiredText('Title', 'Stands above them.', 120),
      count: {
        title: 'Count',
        description: 'How many.',
        type: 'integer',
        minimum: 1,
        maximum: 20,
        default: 3,
      },
    },
    required: [],
    needs: ['vacancies'],
  },
  button: {
    title: 'Button',
    description: 'A link that looks like a button.',
    properties: {
      label: requiredText('Label', 'Its text.', 60),
      url: address,
      target,
      look: {
        title: 'Look',
        description: 'primary for the main action.',
        enum: ['primary', 'plain'],
        default: 'primary',
      },
    },
    required: ['label', 'url'],
  },
  columns: {
    title: 'Columns',
    description: 'Short texts beside each other; below each other where there is no room.',
    properties: {
      columns: {
        title: 'Columns',
        type: 'array',
        minItems: 2,
        maxItems: 4,
        items: {
          title: 'Column',
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: { title: requiredText('Title', 'Stands above the text.', 120), text: markup },
        },
      },
    },
    required: ['columns'],
  },
} as const satisfies Record<string, BlockDeclaration>
