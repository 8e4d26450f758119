ALTER TABLE `essays` ADD `kind` text;--> statement-breakpoint
-- Scores of the built-in coach mean something else from here on. Those that it gave before keep a name of their own.
UPDATE `versions` SET `engine` = 'built-in-1' WHERE `engine` = 'built-in';
--> statement-breakpoint
UPDATE `deleted_rows` SET `row` = json_set(`row`, '$.engine', 'built-in-1')
  WHERE `of_table` = 'versions' AND json_extract(`row`, '$.engine') = 'built-in';
