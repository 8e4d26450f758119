ALTER TABLE `essays` ADD `units` text;--> statement-breakpoint
ALTER TABLE `essays` ADD `started_from` text;--> statement-breakpoint
ALTER TABLE `essays` ADD `meant_names` text;