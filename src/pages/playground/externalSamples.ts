import type { ExternalSample } from './externalSample'
import { structureSamples } from './structureSamples'

const text = { type: 'string' }
const draft2020 = 'https://json-schema.org/draft/2020-12/schema'

/** Example schemas by name, one for each feature of JSON Schema that form libraries usually demonstrate. */
export const externalSamples: Record<string, ExternalSample> = {
  'A few fields': {
    schema: {
      title: 'Library card',
      description: 'What we need to know about a new reader.',
      type: 'object',
      required: ['given', 'family'],
      properties: {
        given: { type: 'string', title: 'Given name', default: 'Robin' },
        family: { type: 'string', title: 'Family name' },
        age: { type: 'integer', title: 'Age' },
        about: { type: 'string', title: 'Favourite books' },
        secret: { type: 'string', title: 'Password', minLength: 3 },
        phone: { type: 'string', title: 'Phone', minLength: 6 },
      },
    },
    uiSchema: {
      given: { 'ui:autofocus': true, 'ui:placeholder': 'As on your passport' },
      about: { 'ui:widget': 'textarea' },
      secret: { 'ui:widget': 'password', 'ui:help': 'Three or more characters.' },
      phone: { 'ui:options': { inputType: 'tel' } },
      'ui:order': ['given', 'family', '*', 'secret'],
    },
  },
  Numbers: {
    schema: {
      type: 'object',
      properties: {
        price: { type: 'number', title: 'Price' },
        count: { type: 'integer', title: 'Count' },
        size: { type: 'number', title: 'Size', enum: [1, 2, 3.5] },
        sizeByRadio: { type: 'number', title: 'Size again', enum: [1, 2, 3.5] },
        range: { type: 'integer', title: 'In tens', minimum: -50, maximum: 50, multipleOf: 10 },
        above: { type: 'number', title: 'Above zero', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      },
    },
    uiSchema: { sizeByRadio: { 'ui:widget': 'radio' }, range: { 'ui:widget': 'range' } },
  },
  'Text formats': {
    schema: {
      type: 'object',
      properties: {
        email: { type: 'string', title: 'E-mail', format: 'email' },
        uri: { type: 'string', title: 'Address', format: 'uri' },
        day: { type: 'string', title: 'Day', format: 'date' },
        moment: { type: 'string', title: 'Moment', format: 'date-time' },
        time: { type: 'string', title: 'Time', format: 'time' },
        ip: { type: 'string', title: 'IP', format: 'ipv4' },
        colour: { type: 'string', title: 'Colour', format: 'color', default: '#151ce6' },
        code: { type: 'string', title: 'Postcode', pattern: '^[0-9]{4}$' },
        short: { type: 'string', title: 'Three to five characters', minLength: 3, maxLength: 5 },
      },
    },
  },
  Choices: {
    schema: {
      type: 'object',
      definitions: {
        shade: {
          type: 'string',
          anyOf: [
            { const: 'dark', title: 'Dark' },
            { const: 'light', title: 'Light' },
          ],
        },
      },
      properties: {
        colour: { type: 'string', title: 'Colour', enum: ['red', 'green', 'blue'] },
        size: {
          type: 'string',
          title: 'Size',
          oneOf: [
            { const: 's', title: 'Small' },
            { const: 'l', title: 'Large' },
          ],
        },
        shade: { $ref: '#/definitions/shade', title: 'Shade' },
        both: {
          type: 'array',
          title: 'Toppings',
          uniqueItems: true,
          items: { type: 'string', enum: ['nuts', 'oil'] },
        },
        numbers: {
          type: 'array',
          title: 'Lucky numbers',
          uniqueItems: true,
          items: { type: 'integer', enum: [3, 7, 9] },
        },
        agreed: { type: 'boolean', title: 'Agreed' },
        byRadio: { type: 'boolean', title: 'By radio' },
        bySelect: {
          type: 'boolean',
          title: 'By select',
          oneOf: [
            { const: true, title: 'Sure' },
            { const: false, title: 'Never' },
          ],
        },
        place: {
          title: 'Place',
          enum: [
            { name: 'Hobart', south: 42.9 },
            { name: 'Darwin', south: 12.5 },
          ],
        },
      },
    },
    uiSchema: {
      byRadio: { 'ui:widget': 'radio' },
      both: { 'ui:widget': 'checkboxes' },
      place: { 'ui:enumNames': ['Hobart', 'Darwin'] },
    },
  },
  Defaults: {
    schema: {
      type: 'object',
      required: ['city'],
      properties: {
        city: { type: 'string', title: 'City', default: 'Perth' },
        limit: { type: 'integer', title: 'Limit', default: 5 },
        open: { type: 'boolean', title: 'Open', default: true },
        inner: {
          type: 'object',
          title: 'Inner',
          properties: { name: { type: 'string', title: 'Name', default: 'x' } },
        },
        list: { type: 'array', title: 'List', items: text, default: ['one', 'two'] },
      },
    },
  },
  'Only null': {
    schema: {
      type: 'object',
      properties: { nothing: { type: 'null', title: 'Nothing' }, name: { type: 'string', title: 'Name' } },
    },
  },
  'Nullable values': {
    schema: {
      type: 'object',
      properties: {
        note: { type: ['string', 'null'], title: 'Note' },
        size: { type: ['number', 'null'], title: 'Size' },
      },
    },
  },
  'A constant': {
    schema: {
      type: 'object',
      required: ['version'],
      properties: {
        version: { type: 'string', title: 'Version', const: 'v1' },
        name: { type: 'string', title: 'Name' },
      },
    },
  },
  'One text': { schema: { title: 'One line', type: 'string', minLength: 2 } },
  'One number': { schema: { title: 'One number', type: 'number', minimum: 1 } },
  Files: {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', title: 'A file', format: 'data-url' },
        files: { type: 'array', title: 'Files', items: { type: 'string', format: 'data-url' } },
      },
    },
  },
  'Anything goes: true': { schema: true },
  'Additional properties': {
    schema: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', title: 'Name' } },
      additionalProperties: { type: 'string', title: 'More' },
    },
  },
  'Pattern properties': {
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: 'Name' } },
      patternProperties: { '^n_[a-z]+$': { type: 'number' } },
      additionalProperties: false,
    },
  },
  'Property names': {
    schema: { type: 'object', propertyNames: { maxLength: 4 }, additionalProperties: { type: 'number' } },
  },
  'Tuple, draft 2020-12': {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        pair: {
          type: 'array',
          title: 'Pair',
          prefixItems: [
            { type: 'string', title: 'Word' },
            { type: 'integer', title: 'Number' },
          ],
          items: false,
        },
      },
    },
  },
  'Dependent required, draft 2020-12': {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' }, street: { type: 'string', title: 'Street' } },
      dependentRequired: { card: ['street'] },
    },
  },
  'Anchor, draft 2020-12': {
    schema: {
      $schema: draft2020,
      $id: 'https://example.com/team',
      type: 'object',
      $defs: {
        person: {
          $anchor: 'person',
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', title: 'Name' } },
        },
      },
      properties: {
        lead: { $ref: '#person', title: 'Lead' },
        deputy: { $ref: 'https://example.com/team#/$defs/person', title: 'Deputy' },
      },
    },
  },
  'Schemas with ids, draft 2020-12': {
    schema: {
      $schema: draft2020,
      $id: 'https://example.com/orders/order',
      type: 'object',
      $defs: {
        whole: { $id: 'https://example.com/parts/whole', type: 'integer' },
        'https://example.com/parts/small': { $id: 'https://example.com/parts/small', maximum: 9 },
      },
      properties: {
        pieces: { title: 'Pieces', allOf: [{ $ref: '/parts/whole' }, { $ref: '/parts/small' }] },
      },
    },
  },
  'Unresolved reference': {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        lost: { title: 'Lost', $ref: '#/definitions/none' },
      },
    },
  },
  ...structureSamples,
}
