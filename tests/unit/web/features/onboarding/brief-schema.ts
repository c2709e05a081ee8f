const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', minItems: 3, items: text } as const;

/** The contract of `brief.json` for programs that read it. */
export const briefSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'schemaVersion',
    'createdAt',
    'screen',
    'title',
    'project',
    'startsFrom',
    'firstMoves',
    'targetStages',
    'preparation',
    'bring',
    'openQuestions',
    'nextSteps',
    'measures',
  ],
  properties: {
    schemaVersion: { const: 1 },
    createdAt: { type: 'string', format: 'date-time' },
    screen: { type: 'string', pattern: '-on-boarding$' },
    title: text,
    project: {
      type: 'object',
      additionalProperties: false,
      required: ['client', 'name', 'purpose'],
      properties: { client: text, name: text, purpose: text },
    },
    startsFrom: {
      type: 'object',
      additionalProperties: false,
      required: ['tool', 'language'],
      properties: {
        tool: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'version'],
          properties: { name: text, version: text, file: text, needs: text },
        },
        language: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'version'],
          properties: { name: text, version: text, build: text, test: text, audit: text },
        },
        file: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'sizeBytes', 'kind'],
          properties: {
            name: text,
            sizeBytes: { type: 'integer', minimum: 0 },
            kind: text,
            findings: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['line', 'severity', 'rule', 'message'],
                properties: {
                  line: { type: 'integer', minimum: 1 },
                  severity: { enum: ['error', 'hint'] },
                  rule: text,
                  message: text,
                },
              },
            },
          },
        },
      },
    },
    firstMoves: texts,
    targetStages: {
      type: 'array',
      minItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'does'],
        properties: { name: text, does: text },
      },
    },
    preparation: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text', 'done'],
        properties: { text, done: { type: 'boolean' } },
      },
    },
    bring: texts,
    openQuestions: texts,
    nextSteps: {
      type: 'array',
      minItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['who', 'what', 'when'],
        properties: { who: { enum: ['You', 'We', 'Together'] }, what: text, when: text },
      },
    },
    measures: texts,
  },
} as const;
