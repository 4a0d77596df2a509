import { createNonEmptyTextShape, imageNameShape, markupShape } from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

const title = createNonEmptyTextShape('Title', 'Heading above the block.', 120)

/** Blocks that present the company as an employer. */
export const storyBlocks = {
  quote: {
    title: 'Quote',
    description: 'A highlighted quotation.',
    properties: {
      text: createNonEmptyTextShape('Text', 'The quoted text, without quotation marks.', 500),
      by: { ...createNonEmptyTextShape('Name', 'Who says it.', 120), format: 'name' },
      role: createNonEmptyTextShape('Role', 'What they do.', 120),
      picture: {
        ...imageNameShape,
        title: 'Portrait',
        description: "A file of the client's folder.",
      },
    },
    required: ['text'],
  },
  statistics: {
    title: 'Figures',
    description: 'Key figures, each with a short caption.',
    properties: {
      title,
      figures: {
        title: 'Figures',
        type: 'array',
        minItems: 2,
        maxItems: 6,
        items: {
          title: 'Figure',
          type: 'object',
          additionalProperties: false,
          required: ['value', 'label'],
          properties: {
            value: createNonEmptyTextShape('Number', 'With its unit, such as 38 or 26 weeks.', 16),
            label: createNonEmptyTextShape('Caption', 'What the figure counts.', 100),
          },
        },
      },
    },
    required: ['figures'],
  },
  steps: {
    title: 'Steps',
    description: 'A sequence of steps, such as how you hire.',
    properties: {
      title,
      steps: {
        title: 'Steps',
        type: 'array',
        minItems: 2,
        maxItems: 10,
        items: {
          title: 'Step',
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: createNonEmptyTextShape('Title', 'What happens.', 100),
            text: markupShape,
            time: createNonEmptyTextShape('Time', 'When, or how long it takes.', 40),
          },
        },
      },
    },
    required: ['steps'],
  },
  questions: {
    title: 'Questions and answers',
    description: 'Questions that open to their answers.',
    properties: {
      title,
      questions: {
        title: 'Questions',
        type: 'array',
        minItems: 1,
        maxItems: 30,
        items: {
          title: 'Question',
          type: 'object',
          additionalProperties: false,
          required: ['question', 'answer'],
          properties: {
            question: createNonEmptyTextShape('Question', 'The question in the words of a visitor.', 200),
            answer: markupShape,
          },
        },
      },
    },
    required: ['questions'],
  },
} as const satisfies Record<string, BlockDeclaration>
