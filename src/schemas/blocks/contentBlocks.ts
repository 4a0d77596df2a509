import {
  addressShape,
  createNonEmptyTextShape,
  imageNameShape,
  markupShape,
  paragraphsShape,
  targetShape,
} from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

/** General content blocks for clients' pages. They are declared here and rendered in `src/pages/blocks`. */
export const contentBlocks = {
  text: {
    title: 'Plain text',
    description: 'A title, followed by sections of paragraphs with optional headings.',
    properties: {
      title: createNonEmptyTextShape('Title', 'Shown above the sections.', 120),
      sections: {
        title: 'Sections',
        description: 'Paragraphs, with or without a heading.',
        type: 'array',
        items: {
          title: 'Section',
          type: 'object',
          additionalProperties: false,
          required: ['paragraphs'],
          properties: {
            heading: createNonEmptyTextShape('Heading', 'Shown above the paragraphs.', 120),
            paragraphs: paragraphsShape,
          },
        },
      },
    },
    required: ['title', 'sections'],
  },
  heading: {
    title: 'Heading',
    description: 'A heading between other blocks.',
    properties: {
      text: createNonEmptyTextShape('Text', 'The heading.', 120),
      level: {
        title: 'Level',
        description: '2 for sections of the page, 3 below a heading of level 2.',
        enum: [2, 3],
        default: 2,
      },
    },
    required: ['text'],
  },
  richText: {
    title: 'Text',
    description: 'Text with simple markup.',
    properties: { text: markupShape },
    required: ['text'],
  },
  image: {
    title: 'Image',
    description: "An image from the client's folder.",
    properties: {
      name: { ...imageNameShape, title: 'File', description: 'The file name of the image.' },
      alt: createNonEmptyTextShape('Description', 'Describes the image for people who cannot see it.', 250),
      caption: createNonEmptyTextShape('Caption', 'Shown below the image.', 250),
    },
    required: ['name', 'alt'],
  },
  newestJobs: {
    title: 'Newest jobs',
    description: 'The most recently advertised jobs, without Expressions of Interest.',
    properties: {
      title: createNonEmptyTextShape('Title', 'Shown above the jobs.', 120),
      count: {
        title: 'Count',
        description: 'Number of jobs.',
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
      label: createNonEmptyTextShape('Label', 'The text of the button.', 60),
      url: addressShape,
      target: targetShape,
      look: {
        title: 'Look',
        description: 'Use primary for the main action.',
        enum: ['primary', 'plain'],
        default: 'primary',
      },
    },
    required: ['label', 'url'],
  },
  columns: {
    title: 'Columns',
    description: 'Short texts side by side, or below each other on narrow screens.',
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
          properties: {
            title: createNonEmptyTextShape('Title', 'Shown above the text.', 120),
            text: markupShape,
          },
        },
      },
    },
    required: ['columns'],
  },
} as const satisfies Record<string, BlockDeclaration>
