ALTER TABLE `applications` ADD `notes_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `essays` ADD `grade_id` text;--> statement-breakpoint
ALTER TABLE `versions` ADD `previous_score` integer;--> statement-breakpoint
UPDATE `essays` SET `title` = 'Main essay', `word_limit` = 650 WHERE `app_id` IS NULL AND `title` = '' AND `word_limit` IS NULL;--> statement-breakpoint
UPDATE `essays` SET `grade_id` = (
	SELECT `scored`.`id` FROM `versions` AS `scored`
	WHERE `scored`.`essay_id` = `essays`.`id` AND `scored`.`score` IS NOT NULL
	ORDER BY `scored`.`saved_at` DESC, `scored`.rowid DESC LIMIT 1
);--> statement-breakpoint
UPDATE `versions` SET `previous_score` = (
	SELECT CASE WHEN `before`.`engine` = `versions`.`engine` THEN `before`.`score` END FROM `versions` AS `before`
	WHERE `before`.`essay_id` = `versions`.`essay_id` AND `before`.`score` IS NOT NULL
		AND (`before`.`saved_at`, `before`.rowid) < (`versions`.`saved_at`, `versions`.rowid)
	ORDER BY `before`.`saved_at` DESC, `before`.rowid DESC LIMIT 1
) WHERE `score` IS NOT NULL;--> statement-breakpoint
UPDATE `deleted_rows` SET `row` = json_set(`row`, '$.notesRevision', 0) WHERE `of_table` = 'applications';--> statement-breakpoint
UPDATE `deleted_rows` SET `row` = json_set(`row`, '$.gradeId', (
	SELECT `scored`.`id` FROM `deleted_rows` AS `scored`
	WHERE `scored`.`deleted_with` = `deleted_rows`.`deleted_with` AND `scored`.`of_table` = 'versions'
		AND `scored`.`row` ->> '$.essayId' = `deleted_rows`.`id` AND `scored`.`row` ->> '$.score' IS NOT NULL
	ORDER BY `scored`.`row` ->> '$.savedAt' DESC, `scored`.rowid DESC LIMIT 1
)) WHERE `of_table` = 'essays';
