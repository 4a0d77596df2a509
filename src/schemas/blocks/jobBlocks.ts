import { createNonEmptyTextShape } from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

const createTermShape = (name: string) =>
  ({
    ...createNonEmptyTextShape(name, 'The name in vacancies, or a part of the name.', 100),
    format: 'term',
  }) as const
const title = createNonEmptyTextShape('Title', 'Shown above the content.', 120)

/** Blocks that show currently advertised jobs, and the block for Expressions of Interest. */
export const jobBlocks = {
  jobs: {
    title: 'Selected jobs',
    description:
      'The newest jobs of a department, a location or an employment type, with a link to all of them.',
    properties: {
      title,
      department: createTermShape('Department'),
      location: createTermShape('Place'),
      employmentType: createTermShape('Employment type'),
      count: {
        title: 'Count',
        description: 'Maximum number of jobs.',
        type: 'integer',
        minimum: 1,
        maximum: 20,
        default: 5,
      },
    },
    required: [],
    needs: ['vacancies'],
  },
  expression: {
    title: 'Expression of Interest',
    description: 'Invites applicants without a suitable job to send an Expression of Interest.',
    properties: {
      title: createNonEmptyTextShape('Title', 'The heading of the block.', 120),
      text: createNonEmptyTextShape('Text', 'Reasons to register.', 300),
      label: createNonEmptyTextShape('Button', 'The text of the button.', 40),
    },
    required: [],
  },
  locations: {
    title: 'Places',
    description: 'A table of locations with their numbers of open jobs.',
    properties: { title },
    required: [],
    needs: ['vacancies'],
  },
} as const satisfies Record<string, BlockDeclaration>
