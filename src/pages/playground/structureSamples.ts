import type { ExternalSample } from './externalSample'

const text = { type: 'string' }
const person = {
  type: 'object',
  title: 'Person',
  required: ['name'],
  properties: { name: { type: 'string', title: 'Name' }, age: { type: 'integer', title: 'Age', minimum: 0 } },
}

/** Example schemas by name: nested objects, lists, choices and conditions. */
export const structureSamples: Record<string, ExternalSample> = {
  'Nested object': {
    schema: {
      type: 'object',
      properties: {
        home: {
          type: 'object',
          title: 'Home',
          required: ['street'],
          properties: {
            street: { type: 'string', title: 'Street' },
            country: {
              type: 'object',
              title: 'Country',
              properties: { code: { type: 'string', title: 'Code', minLength: 2 } },
            },
          },
        },
      },
    },
  },
  Lists: {
    schema: {
      type: 'object',
      properties: {
        words: { type: 'array', title: 'Words', items: { type: 'string', title: 'Word' } },
        people: { type: 'array', title: 'People', minItems: 1, maxItems: 3, items: person },
        grid: {
          type: 'array',
          title: 'Rows',
          items: { type: 'array', title: 'Row', items: { type: 'number', title: 'Number' } },
        },
        pair: {
          type: 'array',
          title: 'Pair',
          items: [
            { type: 'string', title: 'First' },
            { type: 'boolean', title: 'Second' },
          ],
          additionalItems: { type: 'number', title: 'More' },
        },
        fixed: { type: 'array', title: 'Neither added nor removed', items: text, default: ['a'] },
      },
    },
    uiSchema: { fixed: { 'ui:options': { addable: false, removable: false, orderable: false } } },
  },
  'List at the root': { schema: { type: 'array', title: 'Guests', minItems: 1, items: person } },
  References: {
    schema: {
      definitions: { person },
      type: 'object',
      properties: {
        first: { $ref: '#/definitions/person', title: 'First' },
        others: { type: 'array', title: 'Others', items: { $ref: '#/definitions/person' } },
      },
    },
  },
  'Recursive list': {
    schema: {
      definitions: {
        node: {
          type: 'object',
          title: 'Node',
          properties: {
            name: { type: 'string', title: 'Name' },
            children: { type: 'array', title: 'Children', items: { $ref: '#/definitions/node' } },
          },
        },
      },
      type: 'object',
      properties: { tree: { $ref: '#/definitions/node', title: 'Tree' } },
    },
  },
  'Recursive object': {
    schema: {
      definitions: {
        box: {
          type: 'object',
          title: 'Box',
          properties: {
            name: { type: 'string', title: 'Name' },
            inside: { $ref: '#/definitions/box', title: 'Inside' },
          },
        },
      },
      $ref: '#/definitions/box',
    },
  },
  'Any of two schemas': {
    schema: {
      type: 'object',
      anyOf: [
        { title: 'By name', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
        {
          title: 'By number',
          properties: { number: { type: 'integer', title: 'Number' } },
          required: ['number'],
        },
      ],
    },
  },
  'One of two schemas': {
    schema: {
      type: 'object',
      properties: { note: { type: 'string', title: 'Note' } },
      oneOf: [
        { title: 'Post', properties: { street: { type: 'string', title: 'Street' } }, required: ['street'] },
        {
          title: 'Mail',
          properties: { email: { type: 'string', title: 'E-mail', format: 'email' } },
          required: ['email'],
        },
      ],
    },
  },
  'Text or number': {
    schema: {
      type: 'object',
      properties: {
        value: {
          title: 'Value',
          oneOf: [
            { type: 'string', title: 'Text' },
            { type: 'number', title: 'Number' },
          ],
        },
      },
    },
  },
  'A list of choices': {
    schema: {
      type: 'object',
      properties: {
        pets: {
          type: 'array',
          title: 'Pets',
          items: {
            title: 'Pet',
            oneOf: [
              {
                title: 'Cat',
                type: 'object',
                required: ['kind'],
                properties: { kind: { const: 'cat' }, lives: { type: 'integer', title: 'Lives' } },
              },
              {
                title: 'Dog',
                type: 'object',
                required: ['kind'],
                properties: { kind: { const: 'dog' }, loud: { type: 'boolean', title: 'Loud' } },
              },
            ],
          },
        },
      },
    },
  },
  'All of several schemas': {
    schema: {
      type: 'object',
      allOf: [
        { properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
        { properties: { age: { type: 'number', title: 'Age', minimum: 18 } } },
      ],
    },
  },
  'If, then, else': {
    schema: {
      type: 'object',
      properties: { animal: { type: 'string', title: 'Animal', enum: ['cat', 'fish'] } },
      required: ['animal'],
      if: { properties: { animal: { const: 'cat' } }, required: ['animal'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
      then: {
        properties: { food: { type: 'string', title: 'Food', enum: ['meat', 'grass'] } },
        required: ['food'],
      },
      else: { properties: { water: { type: 'string', title: 'Water', enum: ['lake', 'sea'] } } },
    },
  },
  'A condition in a nested object': {
    schema: {
      type: 'object',
      properties: {
        trip: {
          type: 'object',
          title: 'Trip',
          properties: { far: { type: 'boolean', title: 'Far away' } },
          allOf: [
            {
              if: { properties: { far: { const: true } }, required: ['far'] },
              // biome-ignore lint/suspicious/noThenProperty: as above.
              then: { properties: { country: { type: 'string', title: 'Country' } }, required: ['country'] },
            },
          ],
        },
      },
    },
  },
  'One field needs another': {
    schema: {
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' }, street: { type: 'string', title: 'Street' } },
      dependencies: { card: ['street'] },
    },
  },
  'Dependent schemas': {
    schema: {
      type: 'object',
      properties: { pets: { type: 'string', title: 'Pets', enum: ['None', 'One', 'More'], default: 'None' } },
      required: ['pets'],
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['None'] } } },
            {
              properties: { pets: { enum: ['One'] }, age: { type: 'number', title: 'How old' } },
              required: ['age'],
            },
            {
              properties: { pets: { enum: ['More'] }, sell: { type: 'boolean', title: 'Some to sell' } },
              required: ['sell'],
            },
          ],
        },
      },
    },
  },
  'Map of objects': {
    schema: {
      type: 'object',
      title: 'Rooms',
      additionalProperties: { type: 'object', properties: { size: { type: 'number', title: 'Size' } } },
    },
  },
}
