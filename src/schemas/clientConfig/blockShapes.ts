import type { ClientBlock } from '../pages/block'
import type { JsonShape } from './jsonShape'
import { address, imageName, markup, target, words } from './sharedShapes'

/** What the product itself sets; configuration does not. */
type OwnProps = 'type' | 'isSection'

interface BlockShape<Props> {
  description: string
  props: { readonly [Key in keyof Props]-?: JsonShape }
  required: readonly (keyof Props & string)[]
}

const section: JsonShape = {
  type: 'object',
  additionalProperties: false,
  required: ['paragraphs'],
  properties: {
    heading: words('Stands above the paragraphs.', 120),
    paragraphs: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1, maxLength: 4000 } },
  },
}

const column: JsonShape = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { title: words('Stands above the text.', 120), text: markup },
}

/** What a client may write for each block: a block that clients may place and that has no shape does not compile. */
export const blockShapes: {
  readonly [Type in ClientBlock['type']]: BlockShape<Omit<Extract<ClientBlock, { type: Type }>, OwnProps>>
} = {
  jobList: { description: 'The list of jobs with its search.', props: {}, required: [] },
  jobDetails: { description: 'One job; at /job/details/:guid only.', props: {}, required: [] },
  applicationForm: { description: 'The form; at /applicant/apply/:guid only.', props: {}, required: [] },
  applicationReceived: {
    description: 'The receipt; at /applicant/received/:guid only.',
    props: {},
    required: [],
  },
  text: {
    description: 'Plain words: a title, then paragraphs under headings.',
    props: {
      title: words('Stands above all of it.', 120),
      sections: { description: 'Paragraphs, with or without a heading.', type: 'array', items: section },
    },
    required: ['title', 'sections'],
  },
  heading: {
    description: 'A heading between other blocks.',
    props: {
      text: words('The heading.', 120),
      level: { description: '2 under the page, 3 under a heading of 2.', enum: [2, 3], default: 2 },
    },
    required: ['text'],
  },
  richText: { description: 'Words with a little markup.', props: { text: markup }, required: ['text'] },
  image: {
    description: "An image out of the client's folder.",
    props: {
      name: { ...imageName, description: 'Its file name.' },
      alt: words('What it shows, for those who can not see it.', 250),
      caption: words('Stands under it.', 250),
    },
    required: ['name', 'alt'],
  },
  newestJobs: {
    description: 'The jobs that were advertised last.',
    props: {
      title: words('Stands above them.', 120),
      count: { description: 'How many.', type: 'integer', minimum: 1, maximum: 20, default: 3 },
    },
    required: [],
  },
  button: {
    description: 'A link that looks like a button.',
    props: {
      label: words('Its text.', 60),
      url: address,
      target,
      look: { description: 'primary for the main action.', enum: ['primary', 'plain'], default: 'primary' },
    },
    required: ['label', 'url'],
  },
  columns: {
    description: 'Short texts beside each other.',
    props: { columns: { type: 'array', minItems: 2, maxItems: 4, items: column } },
    required: ['columns'],
  },
}

/** The shapes of all blocks that a client may place, told apart by `type`. */
export const blockShape: JsonShape = {
  type: 'object',
  required: ['type'],
  oneOf: Object.entries(blockShapes).map(([type, { description, props, required }]) => ({
    description,
    type: 'object' as const,
    additionalProperties: false as const,
    required: ['type', ...required],
    properties: { type: { const: type }, ...props },
  })),
}
