ALTER TABLE `essays` ADD `origins` text;--> statement-breakpoint
ALTER TABLE `shared_texts` ADD `origins` text;--> statement-breakpoint
ALTER TABLE `versions` ADD `origins` text;