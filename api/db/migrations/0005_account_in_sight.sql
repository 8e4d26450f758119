CREATE TABLE `exports` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exports_user` ON `exports` (`user_id`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `users` ADD `calendar_secret` text;--> statement-breakpoint
ALTER TABLE `users` ADD `calendar_read_at` integer;--> statement-breakpoint
-- Counters were named by e-mail and address until now. They are good for a day at most.
DELETE FROM `rate_limits`;
