import { Hono } from 'hono';
import { gradeEssay, previewEssay, readDraft, saveDraft } from '#contract/essays.ts';
import { type HttpEnv, serve } from '../serve.ts';
import * as essays from '../services/essays.ts';

export const essayRoutes = new Hono<HttpEnv>()
  .route('/', serve(readDraft, essays.readDraft))
  .route('/', serve(saveDraft, essays.saveDraft))
  .route('/', serve(gradeEssay, essays.gradeEssay))
  .route('/', serve(previewEssay, essays.previewEssay));
