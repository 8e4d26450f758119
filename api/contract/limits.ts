/** Limits that both sides of the wire keep. Lengths are UTF-16 units after trimming and NFC. */
export const limits = {
  nameMin: 2,
  name: 100,
  email: 254,
  passwordMin: 8,
  password: 200,
  avatar: 2_000,
  prompt: 5_000,
  essay: 100_000,
  previewMin: 60,
  /** Bytes of a JSON body. */
  body: 1024 * 1024,
  /** Bytes of an uploaded file. */
  upload: 10 * 1024 * 1024,
  mainEssayWords: 650,
} as const;
